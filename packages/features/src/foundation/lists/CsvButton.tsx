import { Button } from '@trade-portal/design-system'
import { useAction } from '../api/useAction.ts'
import { toastFailure } from '../failures/toastFailure.ts'
import { toasts } from '../failures/toasts.ts'
import { saveCsv, type CsvFile } from './saveCsv.ts'

export interface CsvButtonProps<Row> extends Omit<CsvFile<Row>, 'otherwise'> {
  /** By default "CSV". */
  readonly label?: string
  readonly otherwise?: string
}

/** Downloads rows as a CSV file. */
export function CsvButton<Row>({ label = 'CSV', otherwise = 'list', ...file }: CsvButtonProps<Row>) {
  const download = useAction(async (wanted: CsvFile<Row>) => {
    // Only announced, because the browser shows the download.
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
