import { announce, Banner, Button, CameraView, Dialog, SearchField, Stack, Text } from '@trade-portal/design-system'
import { useState } from 'react'
import { useScanner } from './useScanner.ts'

interface ScanDialogProps {
  readonly onClose: () => void
  /** Called with the first scanned code, or with the typed one. */
  readonly onCode: (code: string) => void
}

/** Reads a barcode with the camera. The code can be typed instead, so that the dialog helps without a camera too. */
export function ScanDialog({ onClose, onCode }: ScanDialogProps) {
  const { stream, read, failure } = useScanner()
  const [typed, setTyped] = useState('')
  const take = (code: string) => {
    if (code === '') return
    onClose()
    onCode(code)
  }
  const takeTyped = () => take(typed.trim())
  return (
    <Dialog
      title="Scan a barcode"
      size="small"
      isOpen
      onClose={onClose}
      actions={<Button onPress={takeTyped}>Use this code</Button>}
    >
      <Stack space="medium">
        {failure === '' ? (
          <Stack space="xsmall">
            <CameraView
              label="What the camera sees"
              stream={stream}
              find={read}
              onFound={(code) => {
                announce(`Scanned ${code}`)
                take(code)
              }}
            />
            <Text>Hold the barcode in front of the camera.</Text>
          </Stack>
        ) : (
          <Banner tone="caution">{failure}</Banner>
        )}
        <SearchField
          label={failure === '' ? 'Or type the code' : 'Type the code'}
          hideLabel={false}
          maxLength={64}
          value={typed}
          onChange={setTyped}
          onSubmit={takeTyped}
        />
      </Stack>
    </Dialog>
  )
}
