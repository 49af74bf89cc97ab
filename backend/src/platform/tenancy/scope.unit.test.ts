import { ScopeError, currentScope, currentTenantId, runInScope, runInTenant, runWithoutTenant } from './scope';

const scoped = <T>(work: () => T): T => runInScope({ tenantId: 7, trace: 'given' }, work);

describe('the scope', () => {
  it('is absent where no work set one, and nothing guesses a tenant', () => {
    expect(currentScope()).toBeUndefined();
    expect(() => currentTenantId()).toThrow(new ScopeError('no tenant in scope'));
    expect(() => currentTenantId()).toThrow(expect.objectContaining({ name: 'ScopeError' }) as Error);
  });

  it('is that of the innermost work, across awaits, and ends with it', async () => {
    const seen = await scoped(async () => {
      await Promise.resolve();
      return [currentScope(), currentTenantId(), runInTenant(8, currentTenantId), currentTenantId()];
    });
    expect(seen).toEqual([{ tenantId: 7, trace: 'given' }, 7, 8, 7]);
    expect(currentScope()).toBeUndefined();
  });

  it('keeps the trace unless another one is given', () => {
    expect(scoped(() => runInTenant(1, currentScope))).toEqual({ tenantId: 1, trace: 'given' });
    expect(scoped(() => runInTenant(1, currentScope, 'own'))).toEqual({ tenantId: 1, trace: 'own' });
    expect(runInTenant(1, currentScope)).toEqual({ tenantId: 1, trace: '' });
  });

  it.each([0, -1, 1.5, NaN, 2 ** 53])('%s is no tenant', (id) => {
    const work = jest.fn<undefined, []>();
    expect(() => runInTenant(id, work)).toThrow(new ScopeError(`not a tenant id: ${id}`));
    expect(work).not.toHaveBeenCalled();
  });

  it('may say that there is no tenant', () => {
    expect(scoped(() => runWithoutTenant(currentScope))).toEqual({ tenantId: null, trace: 'given' });
    expect(runWithoutTenant(currentScope)).toEqual({ tenantId: null, trace: '' });
    expect(() => scoped(() => runWithoutTenant(currentTenantId))).toThrow(ScopeError);
  });
});
