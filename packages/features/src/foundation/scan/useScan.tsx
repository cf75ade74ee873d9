import { lazyDialog } from '@trade-portal/design-system'
import { useState } from 'react'
import { useSettings } from '../settings/useConfiguration.ts'

const ScanDialog = lazyDialog(async () => (await import('./ScanDialog.tsx')).ScanDialog)

/** The button of a search field that scans a barcode, if the supplier wants it and the browser can; and its dialog. */
export function useScan(onCode: (code: string) => void) {
  const { hasScanner } = useSettings()
  const [isScanning, setIsScanning] = useState(false)
  const canScan = hasScanner && 'BarcodeDetector' in window
  return {
    isScanning,
    button: canScan
      ? ({ icon: 'barcode', label: 'Scan a barcode', onPress: () => setIsScanning(true) } as const)
      : undefined,
    dialog: isScanning && <ScanDialog onClose={() => setIsScanning(false)} onCode={onCode} />,
  }
}
