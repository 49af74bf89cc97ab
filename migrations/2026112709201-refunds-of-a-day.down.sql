drop index refund_request_alone;
