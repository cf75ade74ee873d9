import { PrintHead } from '../print/PrintHead.tsx'
import type { List } from './useList.ts'

export interface ListPaperHeadProps<Row> {
  readonly title: string
  readonly list: List<Row>
}

/** The head of a printed list: whose it is, and which of its rows are shown. */
export function ListPaperHead<Row>({ title, list: { rows, search } }: ListPaperHeadProps<Row>) {
  const shown =
    rows.shown.length === rows.all.length ? `${rows.all.length}` : `${rows.shown.length} of ${rows.all.length}`
  return (
    <PrintHead
      title={title}
      facts={[
        { label: 'Rows', value: shown },
        { label: 'Search', value: search },
      ]}
    />
  )
}
