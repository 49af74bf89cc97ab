import { currentScope } from '../tenancy/scope';
import { JobRefused, readEnvelope } from './job-envelope';
import { runJob } from './job-worker';

const whole = { tenant: 7, version: 1, trace: 'abc', ids: ['01a2b3c4-0000-7000-8000-000000000001'] };

describe('a job', () => {
  it('is read when it is whole', () => {
    expect(readEnvelope(whole)).toEqual(whole);
  });

  it.each([
    ['no tenant', { ...whole, tenant: undefined }],
    ['tenant null', { ...whole, tenant: null }],
    ['tenant 0', { ...whole, tenant: 0 }],
    ['a tenant in text', { ...whole, tenant: '7' }],
    ['no version', { ...whole, version: undefined }],
    ['a later version', { ...whole, version: 2 }],
    ['no trace', { ...whole, trace: undefined }],
    ['no ids', { ...whole, ids: undefined }],
    ['an id that is none', { ...whole, ids: ["' or true --"] }],
    ['no data', undefined],
  ])('with %s throws and does nothing', async (_, data) => {
    const work = jest.fn(() => Promise.resolve());
    await expect(runJob(data, work)).rejects.toThrow(JobRefused);
    expect(work).not.toHaveBeenCalled();
  });

  it('runs in the scope of its tenant and trace', async () => {
    let scope: unknown;
    await runJob(whole, () => {
      scope = currentScope();
      return Promise.resolve();
    });
    expect(scope).toEqual({ tenantId: 7, trace: 'abc' });
    expect(currentScope()).toBeUndefined();
  });
});
