alter table push_subscription drop column sends;
