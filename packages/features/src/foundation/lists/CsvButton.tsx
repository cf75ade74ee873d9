import { loadCode } from '@trade-portal/design-system/lazy-code'
import { useAction } from '../api/useAction.ts'
import { toastFailure, toasts } from '../failures/toasts.ts'
import type { ToolVariant } from './ListTools.tsx'
import type { CsvFile } from './saveCsv.ts'
import { ToolButton } from './ToolButton.tsx'

interface CsvButtonProps<Row> extends Omit<CsvFile<Row>, 'fallbackName'> {
  readonly variant: ToolVariant
}

export function CsvButton<Row>({ variant, ...file }: CsvButtonProps<Row>) {
  const download = useCsvDownload<Row>()
  return (
    <ToolButton
      variant={variant}
      icon="download"
      label="CSV"
      isDisabled={file.rows.length === 0}
      isPending={download.isPending}
      pendingLabel="Preparing…"
      onPress={() => download.start({ ...file, fallbackName: 'list' })}
    />
  )
}

export function useCsvDownload<Row>() {
  const download = useAction(async (wanted: CsvFile<Row>) => {
    // Loaded on demand, because most visits need no file.
    const { saveCsv } = await loadCode(() => import('./saveCsv.ts'))
    // The download is only announced to screen readers, because the browser itself shows it.
    toasts.announce(`Downloaded ${saveCsv(wanted)}`)
  })
  return {
    isPending: download.isPending,
    start: (file: CsvFile<Row>) => void download.run(file).catch(toastFailure),
  }
}
