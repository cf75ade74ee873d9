import { operationNames } from '@trade-portal/supplier-api'
import { describeOperation, type OperationDescription } from '@trade-portal/supplier-api/describe'

const descriptions = operationNames().map(describeOperation)

/** The operations of an area. With search words, those of all areas whose name, purpose or fields contain every word. */
export function findOperations(area: string, words: string): OperationDescription[] {
  const terms = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  if (terms.length === 0) return descriptions.filter((description) => description.area === area)
  return descriptions.filter((description) => terms.every((word) => searchText(description).includes(word)))
}

function searchText({ name, about, area, payload, answer }: OperationDescription): string {
  return [name, area, about, ...payload.map(({ path }) => path), ...answer.map(({ path }) => path)]
    .join('\n')
    .toLowerCase()
}
