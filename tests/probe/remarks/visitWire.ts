import type { WireShape } from '../wireShape.ts'

/** Calls `visit` with each part of a response and the shape that its schema declares for it. */
export function visitWire(
  shape: WireShape,
  value: unknown,
  visit: (shape: WireShape, value: unknown, path: string) => void,
  path = '',
): void {
  visit(shape, value, path)
  if (shape.is === 'nullable') visitWire(shape.shape, value, visit, path)
  if (shape.is === 'list' && Array.isArray(value))
    for (const row of value) visitWire(shape.row, row, visit, `${path}[]`)
  if (shape.is === 'object' && isRecord(value))
    for (const [name, field] of shape.fields)
      visitWire(field.shape, value[name], visit, path === '' ? name : `${path}.${name}`)
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
