import type { JsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { shownNumber } from '../entities/order.ts'
import { decimal, flag, id, isoDate, money, neededNumber, emptyAnswer, secondsOfDay, text, texts } from '../wire.ts'

/** The tolerant schemas, each with the JSON Schema of what a correct server writes. */
const readers: readonly (readonly [v.GenericSchema, JsonSchema])[] = [
  [text, { type: ['string', 'null'] }],
  [texts, { type: ['string', 'null'] }],
  [decimal, { type: ['number', 'null'] }],
  [neededNumber, { type: 'number', minimum: 0 }],
  [money, { type: ['number', 'null'] }],
  [flag, { type: ['boolean', 'null'] }],
  // The date may be followed by a time of day, such as `2026-05-01T10:00`.
  [isoDate, { type: ['string', 'null'], pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])($|[T ])' }],
  [secondsOfDay, { type: ['number', 'null'], minimum: 0, exclusiveMaximum: 86_400 }],
  [id, { type: ['string', 'number'], pattern: '\\S' }],
  [emptyAnswer, { type: 'object' }],
  [shownNumber, { type: ['string', 'number', 'null'] }],
]

/**
 * The JSON Schema of each tolerant schema. The key is the description of the tolerant schema, because the description is
 * all that identifies a tolerant schema inside a pipe.
 */
export const wireTypes: ReadonlyMap<string, JsonSchema> = new Map(
  readers.map(([reader, type]) => [v.getDescription(reader) ?? '', type]),
)
