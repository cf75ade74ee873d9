import { Button } from '@trade-portal/design-system'
import type { CustomList } from '@trade-portal/supplier-api'
import { useAction } from '../shared/api/useAction.ts'
import { toastFailure } from '../shared/failures/toastFailure.ts'
import { saveCsv } from '../shared/files/saveCsv.ts'
import { toasts } from '../shared/notices/toasts.ts'
import { fileColumns } from './fileColumns.ts'

/** Download List: a CSV file of all lines, in the supplier's order. */
export function DownloadList({ list }: { readonly list: CustomList }) {
  const download = useAction(async ({ name, lines }: CustomList) => {
    const file = await saveCsv({ title: name, otherwise: 'list', columns: fileColumns, rows: lines })
    // The browser shows the download; this is for those who do not see it.
    toasts.tell(`Downloaded ${file}`)
  })
  return (
    <Button
      variant="secondary"
      icon="arrowDown"
      isDisabled={list.lines.length === 0}
      isPending={download.isPending}
      pendingLabel="Preparing…"
      onPress={() => void download.run(list).catch(toastFailure)}
    >
      Download List
    </Button>
  )
}
