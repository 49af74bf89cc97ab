import { getMetadataStorage } from 'class-validator';

type Storage = Pick<ReturnType<typeof getMetadataStorage>, 'addValidationMetadata' | 'getTargetValidationMetadatas'>;
type Rules = ReturnType<Storage['getTargetValidationMetadatas']>;

/**
 * Makes class-validator look for the rules of a class once. For every object that it checks it goes through all classes of the
 * process, to find those that one inherits from; among hundreds of request classes that takes longer than the checks. A rule that is
 * added later is seen as before.
 */
export function rememberRules(storage: Storage = getMetadataStorage()): void {
  const add = storage.addValidationMetadata.bind(storage);
  const find = storage.getTargetValidationMetadatas.bind(storage);
  let known = new WeakMap<object, Map<string, Rules>>();
  storage.addValidationMetadata = (rule) => {
    known = new WeakMap();
    add(rule);
  };
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    // An object that was sent may name anything as its constructor.
    if (groups !== undefined || typeof target !== 'function') return find(target, schema, always, strictGroups, groups);
    const ofTarget = known.get(target) ?? new Map<string, Rules>();
    known.set(target, ofTarget);
    const key = `${always} ${strictGroups} ${schema}`;
    const rules = ofTarget.get(key) ?? find(target, schema, always, strictGroups);
    ofTarget.set(key, rules);
    return rules;
  };
}
