import type { CustomList } from '@trade-portal/supplier-api'
import { CsvButton } from '../foundation/lists/CsvButton.tsx'
import { csvColumns } from '../foundation/lists/ListColumn.tsx'
import { lineColumns } from './lineColumns.tsx'

const columns = csvColumns(lineColumns({ hasPictures: false }))

/** Download List: a CSV file of all lines, in the supplier's order. */
export function DownloadList({ list }: { readonly list: CustomList }) {
  return <CsvButton label="Download List" title={list.name} columns={columns} rows={list.lines} />
}
