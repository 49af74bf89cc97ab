drop table profile_prompt;
