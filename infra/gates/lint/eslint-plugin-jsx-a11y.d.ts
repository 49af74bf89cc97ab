/** As far as tests need it; the package brings no types. */
declare module 'eslint-plugin-jsx-a11y' {
  export const flatConfigs: { readonly strict: { readonly rules: Readonly<Record<string, unknown>> } };
}
