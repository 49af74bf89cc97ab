alter table process drop column software;
