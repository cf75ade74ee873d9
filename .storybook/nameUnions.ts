import type { ArgTypesEnhancer } from './internals.ts'

/**
 * For each prop whose type is a union, lists the values and adds a control, even if Storybook calls the type unknown (see
 * `unionsPlugin`).
 */
export const nameUnions: ArgTypesEnhancer = ({ argTypes, component }) => {
  const unions = unionsOf(component)
  return Object.fromEntries(
    Object.entries(argTypes).map(([prop, argType]) => {
      const { type, table } = argType
      // For a literal union, Storybook's table only says that it is a union.
      const written = typeof type === 'object' && type.name === 'enum' ? type.value.map(String) : undefined
      const values = written ?? (table?.type?.summary === 'unknown' ? unions[prop] : undefined)
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

function unionsOf(component: unknown): Readonly<Record<string, readonly string[]>> {
  const isComponent = typeof component === 'function' || (typeof component === 'object' && component !== null)
  return isComponent && 'unions' in component ? Object(component.unions) : {}
}
