import type { ArgTypesEnhancer } from 'storybook/internal/types'
import { unionOf } from './unionOf.ts'

/** Names the values of props that Storybook calls unknown, and offers them as controls. */
export const nameUnions: ArgTypesEnhancer = ({ argTypes, parameters }) => {
  const path = String(parameters['fileName'] ?? '')
    .replace(/^\.\//, '')
    .replace(/\.stories\.tsx$/, '.tsx')
  return Object.fromEntries(
    Object.entries(argTypes).map(([prop, argType]) => {
      const { type, table } = argType
      // Of a union written out, Storybook's own table says only that it is one.
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
