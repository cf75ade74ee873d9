import { operationNames } from '@trade-portal/supplier-api'
import { describeOperation, type OperationDescription } from '@trade-portal/supplier-api/describe'

const descriptions = operationNames().map(describeOperation)

/** The operations of an area; or, of all areas, those whose name, purpose or fields hold every one of the words. */
export function findOperations(area: string, words: string): OperationDescription[] {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  if (wanted.length === 0) return descriptions.filter((description) => description.area === area)
  return descriptions.filter((description) => wanted.every((word) => searched(description).includes(word)))
}

function searched({ name, about, area, payload, answer }: OperationDescription): string {
  return [name, area, about, ...payload.map(({ path }) => path), ...answer.map(({ path }) => path)]
    .join('\n')
    .toLowerCase()
}
