interface Branch<Value> {
  readonly next: WeakMap<object, Branch<Value>>;
  value?: Value;
}

/**
 * Makes a value once for the same objects. For what is made of data that stay the same objects until they change; it is
 * released together with them.
 */
export function keepByObjects<Objects extends readonly object[], Value>(
  make: (...objects: Objects) => Value,
): (...objects: Objects) => Value {
  const root: Branch<Value> = { next: new WeakMap() };
  return (...objects) => {
    let branch = root;
    for (const object of objects) {
      const known = branch.next.get(object) ?? { next: new WeakMap<object, Branch<Value>>() };
      branch.next.set(object, known);
      branch = known;
    }
    if (!Object.hasOwn(branch, "value")) branch.value = make(...objects);
    return branch.value as Value;
  };
}
