import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A deployment of the portal that the simulated supplier can serve. */
interface Variant {
  /** Text of the variant's configuration file. */
  readonly configuration: string
  /** The data sets that the variant's sandbox offers. By default it offers all. */
  readonly worlds?: readonly ['usa']
  readonly accounts: readonly (readonly [name: string, what: string])[]
}

const staff = [
  ['demo-admin', 'administrator'],
  ['demo-sales', 'sales'],
] as const

/**
 * The variant named by the environment variable `PORTAL_VARIANT`.
 * @throws Error with a readable message if there is no variant of that name
 */
export function readVariant(asked = process.env['PORTAL_VARIANT'] ?? ''): Variant {
  switch (asked) {
    case '':
      return {
        configuration: read('../../public/config/configuration.json'),
        accounts: [...staff, ['demo-hold, demo-suspended, demo-empty, demo-large', 'other accounts']],
      }
    case 'usa':
      // `usa.json` is not in `public`, so that its demonstration data is never deployed.
      return {
        configuration: read('usa.json'),
        worlds: ['usa'],
        accounts: [['demo-usa', 'administrator'], ...staff],
      }
    default:
      throw new Error(`PORTAL_VARIANT is ${asked}; there is only usa, or none.`)
  }
}

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
