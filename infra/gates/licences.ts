/** Licences that a production dependency may have: they ask for their notice to be kept, and no more of our own code. */
const ALLOWED_LICENCES: ReadonlySet<string> = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages whose licence asks for more, each with why that is met. A pattern matches the package's whole name. */
const EXCEPTED_PACKAGES: readonly { readonly name: RegExp; readonly licence: string; readonly why: string }[] = [
  {
    name: /^@img\/sharp(-libvips)?-[\w-]+$/,
    licence: 'LGPL-3.0-or-later',
    why: 'libvips is loaded as a shared library, unchanged, and can be replaced by anyone who runs the image',
  },
  {
    name: /^libheif-js$/,
    licence: 'LGPL-3.0',
    why: 'libheif and libde265 as one WebAssembly module, loaded unchanged, which anyone who runs the image can replace',
  },
  {
    name: /^lightningcss(-[\w-]+)?$/,
    licence: 'MPL-2.0',
    why: 'used unchanged while building style sheets; its files carry their own licence',
  },
  {
    name: /^sepa$/,
    licence: 'MPL-2.0',
    why: 'used unchanged to write files for banks; its files carry their own licence',
  },
  {
    name: /^web-push$/,
    licence: 'MPL-2.0',
    why: 'used unchanged to encrypt and sign push messages; its files carry their own licence',
  },
  {
    name: /^caniuse-lite$/,
    licence: 'CC-BY-4.0',
    why: 'browser data read while building, named in the list of licences',
  },
];

/** Packages that name no licence in the registry, or not in its usual form: that of their licence file, as it was read. */
const READ_LICENCES: Readonly<Record<string, string>> = {
  ibantools: 'MIT OR MPL-2.0',
  'mollie-api-typescript': 'BSD-2-Clause',
  'png-js': 'MIT',
};

interface LockedPackage {
  readonly dev?: boolean;
  readonly license?: string;
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

export interface LicenceReport {
  /** How many production packages carry each licence. */
  readonly counts: ReadonlyMap<string, number>;
  readonly faults: readonly string[];
}

function isAllowed(name: string, licence: string): boolean {
  // `A OR B` lets us choose, `A AND B` binds to both.
  if (licence.includes(' OR '))
    return licence
      .replace(/^\(|\)$/g, '')
      .split(' OR ')
      .some((part) => isAllowed(name, part));
  const parts = licence.replace(/^\(|\)$/g, '').split(' AND ');
  return parts.every(
    (part) =>
      ALLOWED_LICENCES.has(part) || EXCEPTED_PACKAGES.some((known) => known.licence === part && known.name.test(name)),
  );
}

/** Reads every production package of the lock file, also those for other platforms. */
export function checkLicences(lock: Lock): LicenceReport {
  const counts = new Map<string, number>();
  const faults: string[] = [];
  for (const [place, locked] of Object.entries(lock.packages)) {
    if (place === '' || locked.dev === true) continue;
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licence = READ_LICENCES[name] ?? locked.license ?? 'no licence named';
    counts.set(licence, (counts.get(licence) ?? 0) + 1);
    if (!isAllowed(name, licence)) faults.push(`${name}: ${licence}`);
  }
  return { counts, faults };
}
