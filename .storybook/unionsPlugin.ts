import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const componentFile = /packages\/design-system\/src\/.*\/[A-Z]\w*\.tsx$/

/**
 * Adds to each component the values of its props whose type is written as the keys of a record, such as
 * `keyof typeof styles.size`. Storybook reads a component's types without evaluating them and calls such a type unknown.
 */
export function unionsPlugin(): Plugin {
  return {
    name: 'unions',
    transform(code, id) {
      const name = basename(id, '.tsx')
      if (!componentFile.test(id) || !new RegExp(`\\b${name}\\b`).test(code)) return undefined
      const records = recordsOf(id)
      if (records.length === 0) return undefined
      const imports = records.map(({ file }, index) => `import * as union${index} from ${JSON.stringify(file)}`)
      const unions = records.map(({ prop, record }, index) => `${prop}: Object.keys(union${index}.${record})`)
      return { code: `${code}\n${imports.join('\n')}\n${name}.unions = { ${unions.join(', ')} }`, map: null }
    },
  }
}

interface UnionRecord {
  readonly prop: string
  readonly file: string
  /** The exported record whose keys are the values. */
  readonly record: string
}

function recordsOf(file: string): readonly UnionRecord[] {
  const props = readFileSync(file, 'utf8').matchAll(/^ +(?:readonly )?(\w+)\??: ([\w. ]+)$/gm)
  return [...props].flatMap(([, prop = '', type = '']) => {
    const found = recordOf(file, type)
    return found ? { prop, ...found } : []
  })
}

/** The record whose keys make up a type, even if the type has a name or is imported. */
function recordOf(file: string, type: string): Omit<UnionRecord, 'prop'> | undefined {
  const source = readFileSync(file, 'utf8')
  const [, object = '', key] = /^keyof typeof (\w+)(?:\.(\w+))?$/.exec(type) ?? []
  if (object !== '') {
    const owner = key === undefined ? file : importedFrom(file, source, `\\* as ${object} from`)
    const record = key ?? object
    const isExported =
      owner !== undefined && new RegExp(`^export const ${record}\\b`, 'm').test(readFileSync(owner, 'utf8'))
    return isExported ? { file: owner, record } : undefined
  }
  const [, alias] = new RegExp(`^(?:export )?type ${type} = (keyof typeof [\\w.]+)$`, 'm').exec(source) ?? []
  if (alias !== undefined) return recordOf(file, alias)
  const owner = importedFrom(file, source, `\\b${type}\\b[^;\n]* from`)
  return owner === undefined ? undefined : recordOf(owner, type)
}

function importedFrom(file: string, source: string, pattern: string): string | undefined {
  const [, specifier = ''] = new RegExp(`${pattern} '(\\.[^']+)'`).exec(source) ?? []
  return specifier === '' ? undefined : join(dirname(file), specifier)
}
