import { Banner, Button, Dialog, Disclosure, FileButton, Inline, Stack, Text } from '@trade-portal/design-system'
import { loadCode } from '@trade-portal/design-system/lazy-code'
import { useState } from 'react'
import { messageOf } from '../foundation/failures/failures.ts'
import { toasts } from '../foundation/failures/toasts.ts'
import { counted } from '../foundation/lists/counted.ts'
import { useCsvDownload } from '../foundation/lists/CsvButton.tsx'
import { KeepToolsCheckbox } from '../foundation/session/KeepToolsCheckbox.tsx'
import { useOwnCodeList, type OwnCode } from '../trade/catalogue/ownCodes.ts'
import { textFiles, textOfFile } from '../trade/order-text/readNewLines.ts'

const columns = [
  { header: 'My code', value: ({ own }: OwnCode) => own },
  { header: 'Supplier code', value: ({ theirs }: OwnCode) => theirs },
]

/** Imports, exports and deletes the customer's own codes, which are kept on this device. */
export function OwnCodesDialog({ onClose }: { readonly onClose: () => void }) {
  const { codes, replace } = useOwnCodeList()
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const [refusal, setRefusal] = useState('')
  /** What Undo brings back: the codes before the last import or deletion. */
  const [before, setBefore] = useState<readonly OwnCode[]>([])
  const file = useCsvDownload<OwnCode>()
  const importFile = async (chosen: File) => {
    setRefusal('')
    try {
      const text = await textOfFile(chosen)
      // Loaded on demand, because it includes the code that reads CSV files.
      const { readOwnCodes } = await loadCode(() => import('../trade/order-text/readOwnCodes.ts'))
      const read = readOwnCodes(text)
      setLeftOut(read.leftOut)
      // A wrong file must not delete the codes of the last one.
      if (read.codes.length === 0) return setRefusal('No codes were found in this file.')
      setBefore(codes)
      replace(read.codes)
      toasts.success(`${counted(read.codes.length, 'code')} imported`)
    } catch (error) {
      setRefusal(messageOf(error))
    }
  }
  const deleteAll = () => {
    setBefore(codes)
    setLeftOut([])
    replace([])
    toasts.announce('Your codes are deleted')
  }
  const undo = () => {
    replace(before)
    setBefore([])
    toasts.announce('Your codes are back')
  }
  return (
    <Dialog title="My codes" isOpen onClose={onClose}>
      <Stack space="medium">
        <Text>
          Import a CSV or text file of two columns: your code, and the supplier’s code for it. Then you can use your
          codes in Quick order and in the search. Codes of the supplier and bar codes work as they are.
        </Text>
        <Text weight="strong">
          {codes.length === 0 ? 'You have no codes here.' : `${counted(codes.length, 'code')} on this device`}
        </Text>
        <Inline space="small">
          <FileButton accept={textFiles} onFile={(chosen) => void importFile(chosen)}>
            {codes.length === 0 ? 'Import a file' : 'Replace by a file'}
          </FileButton>
          {codes.length > 0 && (
            <>
              <Button
                variant="secondary"
                icon="download"
                isPending={file.isPending}
                pendingLabel="Preparing…"
                onPress={() => file.start({ title: 'My codes', fallbackName: 'codes', columns, rows: codes })}
              >
                CSV
              </Button>
              <Button variant="secondary" tone="critical" icon="bin" onPress={deleteAll}>
                Delete all
              </Button>
            </>
          )}
          {before.length > 0 && (
            <Button variant="secondary" onPress={undo}>
              Undo
            </Button>
          )}
        </Inline>
        {refusal !== '' && <Banner tone="critical">{refusal}</Banner>}
        {leftOut.length > 0 && (
          <Disclosure title={`${counted(leftOut.length, 'row')} left out`}>
            <Stack as="ul" label="Rows that were left out" space="xxsmall">
              {leftOut.slice(0, mostShown).map((row) => (
                <Text key={row} size="small">
                  {row}
                </Text>
              ))}
              {leftOut.length > mostShown && <Text size="small">{`and ${leftOut.length - mostShown} more`}</Text>}
            </Stack>
          </Disclosure>
        )}
        <KeepToolsCheckbox />
      </Stack>
    </Dialog>
  )
}

const mostShown = 100
