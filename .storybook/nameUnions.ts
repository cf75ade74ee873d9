import type { ArgTypesEnhancer } from './internals.ts'

const sources = import.meta.glob<string>(
  ['../packages/design-system/src/**/*.{ts,tsx}', '!**/*.css.ts', '!**/*.stories.tsx', '!**/*.test.ts'],
  { query: '?raw', import: 'default', eager: true },
)
const records = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../packages/design-system/src/**/*.css.ts', '../packages/design-system/src/icons/shapes.tsx'],
  { eager: true },
)

/**
 * The values of a prop whose type is written as the keys of a record, such as `keyof typeof styles.size`. Storybook reads
 * a component's types without evaluating them and calls such a type unknown.
 * @param path of the component's file, from the root of the repository
 */
function unionOf(path: string, prop: string): readonly string[] | undefined {
  const file = `../${path}`
  const [, type] = new RegExp(`^ +(?:readonly )?${prop}\\??: ([\\w. ]+)$`, 'm').exec(sources[file] ?? '') ?? []
  return type === undefined ? undefined : keysOf(file, type)
}

function keysOf(file: string, type: string): readonly string[] | undefined {
  const source = sources[file] ?? ''
  const [, object, key] = /^keyof typeof (\w+)(?:\.(\w+))?$/.exec(type) ?? []
  if (object !== undefined) {
    const imported = key === undefined ? undefined : importOf(file, new RegExp(`\\* as ${object} from '([^']+)'`))
    return imported === undefined || key === undefined ? keysIn(file, key ?? object) : keysIn(imported, key)
  }
  const [, alias] = new RegExp(`^(?:export )?type ${type} = (keyof typeof [\\w.]+)$`, 'm').exec(source) ?? []
  if (alias !== undefined) return keysOf(file, alias)
  const imported = importOf(file, new RegExp(`\\b${type}\\b[^;\n]* from '([^']+)'`))
  return imported === undefined ? undefined : keysOf(imported, type)
}

function keysIn(file: string, name: string): readonly string[] | undefined {
  const value = records[file]?.[name]
  return typeof value === 'object' && value !== null ? Object.keys(value) : undefined
}

function importOf(file: string, pattern: RegExp): string | undefined {
  const [, specifier] = pattern.exec(sources[file] ?? '') ?? []
  if (specifier === undefined || !specifier.startsWith('.')) return undefined
  // Any base will do; it is only needed to resolve a relative path.
  const base = 'file:///a/'
  return new URL(specifier, new URL(file, base)).href.replace('file:///', '../')
}

/**
 * For each prop whose type is a union, lists the values and adds a control, even if Storybook calls the type unknown.
 */
export const nameUnions: ArgTypesEnhancer = ({ argTypes, parameters }) => {
  const path = String(parameters['fileName'] ?? '')
    .replace(/^\.\//, '')
    .replace(/\.stories\.tsx$/, '.tsx')
  return Object.fromEntries(
    Object.entries(argTypes).map(([prop, argType]) => {
      const { type, table } = argType
      // For a literal union, Storybook's table only says that it is a union.
      const written = typeof type === 'object' && type.name === 'enum' ? type.value.map(String) : undefined
      const values = written ?? (table?.type?.summary === 'unknown' ? unionOf(path, prop) : undefined)
      if (values === undefined) return [prop, argType]
      const summary = values.map((value) => `'${value}'`).join(' | ')
      return [
        prop,
        {
          ...argType,
          options: values,
          control: { type: values.length > 5 ? 'select' : 'radio' },
          table: { ...table, type: { summary } },
        },
      ]
    }),
  )
}
nameUnions.secondPass = true
