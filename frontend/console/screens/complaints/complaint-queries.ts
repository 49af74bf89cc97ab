import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { findComplaints, readThread } from '../../api/complaints';
import { type ComplaintSearch, complaintQuery } from './search';

export const complaintList = (search: ComplaintSearch) =>
  queryOptions({
    queryKey: ['complaints', search],
    queryFn: () => findComplaints({ ...complaintQuery(search), most: 50 }),
    placeholderData: keepPreviousData,
  });

export const complaintThread = (slug: string, reference: string) =>
  queryOptions({
    queryKey: ['complaint', slug, reference],
    queryFn: () => readThread(slug, reference),
    refetchInterval: 60_000,
  });
