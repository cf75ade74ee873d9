import { Button } from '@trade-portal/design-system'

/** Shown in place of a list in which a search finds nothing. */
export function ClearSearch({ onClear }: { readonly onClear: () => void }) {
  return (
    <Button variant="secondary" onPress={onClear}>
      Clear search
    </Button>
  )
}

/** Such as "No invoice". @param countOf Formats a number of rows, such as "1 invoice". */
export const noneOf = (countOf: (count: number) => string): string => countOf(1).replace('1', 'No')

export const nothingMatches = (countOf: (count: number) => string, search: string): string =>
  `${noneOf(countOf)} matches “${search}”.`
