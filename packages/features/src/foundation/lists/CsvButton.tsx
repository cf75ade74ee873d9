import { Button } from '@trade-portal/design-system'
import { useAction } from '../api/useAction.ts'
import { toastFailure } from '../failures/toastFailure.ts'
import { toasts } from '../failures/toasts.ts'
import { csvFileName } from './csvFileName.ts'
import { saveFile } from './saveFile.ts'
import { toCsv, type CsvColumn } from './toCsv.ts'

interface CsvButtonProps<Row> extends Omit<CsvFile<Row>, 'otherwise'> {
  /** By default "CSV". */
  readonly label?: string
  readonly otherwise?: string
}

/** Downloads rows as a CSV file. */
export function CsvButton<Row>({ label = 'CSV', otherwise = 'list', ...file }: CsvButtonProps<Row>) {
  const download = useAction(async (wanted: CsvFile<Row>) => {
    // For screen readers only, because the browser itself shows the download.
    toasts.announce(`Downloaded ${await saveCsv(wanted)}`)
  })
  return (
    <Button
      variant="secondary"
      icon="arrowDown"
      isDisabled={file.rows.length === 0}
      isPending={download.isPending}
      pendingLabel="Preparing…"
      onPress={() => void download.run({ ...file, otherwise }).catch(toastFailure)}
    >
      {label}
    </Button>
  )
}

interface CsvFile<Row> {
  /** Names the file. */
  readonly title: string
  /** Names the file if nothing of the title can be in a file name. */
  readonly otherwise: string
  readonly columns: readonly CsvColumn<Row>[]
  readonly rows: readonly Row[]
}

/** Downloads rows as a CSV file. @returns its name @throws CodeLoadError */
async function saveCsv<Row>({ title, otherwise, columns, rows }: CsvFile<Row>): Promise<string> {
  const name = csvFileName(title, otherwise)
  saveFile(name, await toCsv(columns, rows), 'text/csv;charset=utf-8')
  return name
}
