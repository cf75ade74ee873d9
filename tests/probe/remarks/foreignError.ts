import { breaks, type Remark } from '../remark.ts'
import type { WireShape } from '../wireShape.ts'
import { isRecord } from './visitWire.ts'

/** Fields by which servers state errors in forms of their own. */
const errorFields = /^(errors?|error_?(code|message|description|msg)|fault|exception\w*|status_?code|stack_?trace)$/i

/** A response of HTTP 200 that is an error in another form than the documented one. */
export function foreignError(shape: WireShape, data: unknown): Remark[] {
  if (!isRecord(data)) return []
  const names = Object.keys(data)
  const hasOwn = shape.is === 'object' && names.some((name) => shape.fields.has(name))
  const field = names.find((name) => errorFields.test(name))
  return hasOwn || field === undefined
    ? []
    : [
        breaks(
          `This looks like an error in a form of its own (${field}). Send {"hasErrors": true, "errorTable": […]}: otherwise customers read “The supplier gave an unexpected answer” in place of your message, or take a failure for a success.`,
        ),
      ]
}
