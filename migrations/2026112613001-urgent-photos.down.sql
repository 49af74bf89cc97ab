alter table photo drop column urgent;
