drop index decision_needs_look;
alter table decision
  drop column needs_look,
  drop column looked_at,
  drop column looked_by,
  drop column look_outcome;
