import { build } from 'vite'
import { expect, test } from 'vitest'
import { unusedComponentsPlugin, withoutDisplayNames } from './unusedComponentsPlugin.ts'

test('names go, calls that only create something are marked so, and every line keeps its place', () => {
  const written = `var Context = React.createContext(null);
Context.displayName = "Context";
var Link = React10.forwardRef(
  function LinkWithRef(props, ref) {
    props.displayName = "kept";
  }
);
Link.displayName = "Link";
const other = create(Link.displayName);
`
  expect(withoutDisplayNames(written).split('\n')).toEqual([
    'var Context = /* @__PURE__ */ React.createContext(null);',
    '',
    'var Link = /* @__PURE__ */ React10.forwardRef(',
    '  function LinkWithRef(props, ref) {',
    '    props.displayName = "kept";',
    '  }',
    ');',
    '',
    'const other = create(Link.displayName);',
    '',
  ])
})

test('the bundler leaves out the links and forms of React Router that nobody imports', async () => {
  const bundle = async (plugins: readonly ReturnType<typeof unusedComponentsPlugin>[]) => {
    const entry = '\0entry'
    const only = {
      name: 'entry',
      resolveId: (id: string) => (id === entry ? id : undefined),
      load: (id: string) => (id === entry ? "export { useLocation } from 'react-router-dom'" : undefined),
    }
    const built = await build({
      root: import.meta.dirname,
      configFile: false,
      logLevel: 'error',
      build: { write: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
      plugins: [only, ...plugins],
    })
    if (!('output' in built)) throw new Error('Not built once')
    return built.output[0].code
  }
  expect(await bundle([])).toContain('NavLink')
  expect(await bundle([unusedComponentsPlugin()])).not.toContain('NavLink')
})
