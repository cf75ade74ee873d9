import { Button, DataTable, Inline, SearchField, Stack } from '@trade-portal/design-system'
import { Suspense, type ReactNode } from 'react'
import { lazyCode } from '../failures/lazyCode.ts'
import { CsvButton } from '../files/CsvButton.tsx'
import type { CsvColumn } from '../files/toCsv.ts'
import { PrintButton } from '../print/PrintButton.tsx'
import { PrintHead } from '../print/PrintHead.tsx'
import type { List } from './useList.ts'

// Its menu is 30 KB, which the list does not wait for.
const SavedViews = lazyCode(async () => (await import('../views/SavedViews.tsx')).SavedViews)

export interface ListTableProps<Row> {
  /** What the table lists, read aloud. */
  readonly label: string
  readonly list: List<Row>
  /** The label of the search field and its placeholder, which says where it looks: "Search all rows by number or job". */
  readonly search: { readonly label: string; readonly placeholder: string }
  /** The choices that narrow the list down besides the search. */
  readonly filters?: ReactNode
  /** Figures about the rows shown, such as their total. */
  readonly summary?: ReactNode
  /** The CSV file with the rows shown: its name and its columns. */
  readonly file: { readonly title: string; readonly columns: readonly CsvColumn<Row>[] }
  readonly rowHref: (row: Row) => string
}

/** A long list with its tools: filters, search, totals, saved views, a CSV file and paper. */
export function ListTable<Row>({ label, list, search, filters, summary, file, rowHref }: ListTableProps<Row>) {
  const { rows, columns, typed, setTyped, startRow, keepRowInView } = list
  return (
    <Stack space="xsmall">
      <PrintHead title={file.title} />
      <Inline space="small" justify="between" align="end">
        {filters}
        <Inline space="xsmall">
          <Suspense fallback={<ViewsToCome />}>
            <SavedViews />
          </Suspense>
          <CsvButton title={file.title} columns={file.columns} rows={rows.shown} />
          <PrintButton />
        </Inline>
      </Inline>
      <DataTable
        label={label}
        rows={rows}
        columns={columns}
        rowHref={rowHref}
        tools={
          <search>
            <SearchField {...search} value={typed} onChange={setTyped} maxLength={200} />
          </search>
        }
        summary={summary}
        startRow={startRow}
        onRowInView={keepRowInView}
        emptyText="No Results Found"
        noResultsText={
          rows.search === '' ? 'Nothing is left by the choices above.' : `No row contains “${rows.search}”.`
        }
      />
    </Stack>
  )
}

/** In the place of the menu, so that nothing moves when it comes. */
function ViewsToCome() {
  return (
    <Button variant="secondary" icon="chevronDown" iconPosition="end" isDisabled>
      Views
    </Button>
  )
}
