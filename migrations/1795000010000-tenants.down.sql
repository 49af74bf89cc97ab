drop table scheduled_release, settings_release, settings_approval, settings_revision, audit_entry, staff_tenant, staff_token,
  staff, process, domain, tenant, config_version;
