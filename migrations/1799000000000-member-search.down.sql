drop index profile_name;
