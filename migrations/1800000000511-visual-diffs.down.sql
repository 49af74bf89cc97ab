drop table visual_diff;
