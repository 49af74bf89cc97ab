import { IsInt, IsString, MaxLength, getMetadataStorage, validate } from 'class-validator';
import { rememberRules } from './remembered-rules';

class Named {
  @IsString()
  name?: unknown;
}

class Aged extends Named {
  @IsInt()
  age?: unknown;
}

const faultsOf = async (value: object) =>
  (await validate(value)).map(({ property, constraints }) => [property, Object.keys(constraints ?? {})]);
const aged = (name: unknown, age: unknown) => Object.assign(new Aged(), { name, age });

const find = jest.spyOn(getMetadataStorage(), 'getTargetValidationMetadatas');
rememberRules();

test('the rules of a class are looked for once, those that it inherits among them', async () => {
  expect(await faultsOf(aged(1, 'old'))).toEqual([
    ['age', ['isInt']],
    ['name', ['isString']],
  ]);
  find.mockClear();
  expect(await faultsOf(aged('Nora', 'old'))).toEqual([['age', ['isInt']]]);
  expect(await faultsOf(aged('Nora', 30))).toEqual([]);
  expect(find).not.toHaveBeenCalled();
});

test('a rule that is added later is checked', async () => {
  expect(await faultsOf(aged('Nora', 30))).toEqual([]);
  MaxLength(3)(Named.prototype, 'name');
  expect(await faultsOf(aged('Nora', 30))).toEqual([['name', ['maxLength']]]);
});

test('what only says that it is of a class has no rules, and is not kept', async () => {
  const sent: object = JSON.parse('{"constructor": {"prototype": {}}, "name": 1}');
  expect(await validate(sent)).toHaveLength(1);
  find.mockClear();
  expect(await validate(sent)).toHaveLength(1);
  expect(find).toHaveBeenCalledTimes(1);
});
