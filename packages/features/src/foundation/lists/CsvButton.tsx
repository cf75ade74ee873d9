import { Button, IconButton } from '@trade-portal/design-system'
import { useAction } from '../api/useAction.ts'
import { toastFailure } from '../failures/toastFailure.ts'
import { toasts } from '../failures/toasts.ts'
import { csvFileName } from './csvFileName.ts'
import type { ToolVariant } from './ListTools.tsx'
import { saveFile } from './saveFile.ts'
import { toCsv, type CsvColumn } from './toCsv.ts'

interface CsvButtonProps<Row> extends Omit<CsvFile<Row>, 'otherwise'> {
  /** By default "CSV". */
  readonly label?: string
  readonly otherwise?: string
  readonly variant?: ToolVariant
}

/** A button that downloads rows as a CSV file. */
export function CsvButton<Row>(props: CsvButtonProps<Row>) {
  const { label = 'CSV', otherwise = 'list', variant = 'labelled', ...file } = props
  const download = useCsvDownload<Row>()
  const button = {
    variant: 'secondary',
    icon: 'arrowDown',
    isDisabled: file.rows.length === 0,
    isPending: download.isPending,
    onPress: () => download.start({ ...file, otherwise }),
  } as const
  if (variant === 'icon') return <IconButton {...button} label={label} />
  return (
    <Button {...button} pendingLabel="Preparing…">
      {label}
    </Button>
  )
}

/** Downloads rows as a CSV file. A failure is shown as a toast. */
export function useCsvDownload<Row>() {
  const download = useAction(async (wanted: CsvFile<Row>) => {
    // For screen readers only, because the browser itself shows the download.
    toasts.announce(`Downloaded ${await saveCsv(wanted)}`)
  })
  return {
    isPending: download.isPending,
    start: (file: CsvFile<Row>) => void download.run(file).catch(toastFailure),
  }
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
