import { DataTable, SearchField, Stack, Text, type Rows } from '@trade-portal/design-system'
import { useTaxLabels } from '../foundation/settings/useTaxLabels.ts'
import { lineColumns, type DocumentLine } from './lineColumns.tsx'

/** Documents with more lines get a search. */
const fewLines = 20

/** The lines of a document, by default in the supplier's order. */
export function DocumentLines({ rows }: { readonly rows: Rows<DocumentLine> }) {
  const { cartTax } = useTaxLabels()
  return (
    <Stack space="xsmall">
      <DataTable
        label="Lines"
        rows={rows}
        columns={lineColumns}
        tools={
          rows.all.length > fewLines && (
            <search>
              <SearchField
                label="Search the lines"
                placeholder="Search all lines by code or description"
                value={rows.search}
                onChange={rows.setSearch}
                maxLength={200}
              />
            </search>
          )
        }
        emptyText="This document has no lines."
        noResultsText={`No code or description contains “${rows.search}”.`}
      />
      {rows.all.length > 0 && (
        <Text size="small" tone="subdued">
          {`Prices of lines are ${cartTax}.`}
        </Text>
      )}
    </Stack>
  )
}
