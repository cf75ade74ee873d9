import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { createLatestLoader } from '../../foundation/time/createLatestLoader.ts'
import { isDataSaverOn } from '../../foundation/time/untilIdle.ts'
import { addressText } from '../../foundation/url/addressFields.ts'
import { layerHistoryState } from '../../foundation/url/historyState.ts'
import { useAddressState } from '../../foundation/url/useAddressState.ts'
import { usePrefetchProduct } from './productQueries.ts'

const fields = { product: addressText, unit: addressText }
const none = { product: '', unit: '' }

/**
 * Opens or prefetches the dialog of a product in a list. The object never changes, so the products that receive it do not
 * render again.
 */
export interface ProductOpener {
  /** @param unit the unit that was chosen in the list; '' for the default */
  readonly open: (productId: string, unit: string) => void
  /**
   * Loads the data and the code of the dialog, one product at a time, unless the browser's data saver is on. The dialog
   * itself reports what could not be loaded.
   */
  readonly prefetch: (productId: string) => void
  /** Drops a prefetch that is still waiting for another prefetch to end. */
  readonly forget: () => void
}

/** Loads the code of the product dialog on demand, because most visits to a list do not need it. */
export const loadProductDialog = async () => (await import('./ViewProductDialog.tsx')).ViewProductDialog

/**
 * The product whose dialog is open. The product is in the address, so that the address can be shared. Back closes the
 * dialog.
 */
export function useOpenedProduct() {
  const [{ product: productId, unit }, setAddress] = useAddressState(fields)
  const latest = useRef(setAddress)
  useEffect(() => {
    latest.current = setAddress
  }, [setAddress])
  const prefetchProduct = usePrefetchProduct()
  const opener = useMemo((): ProductOpener => {
    const prefetches = createLatestLoader(prefetchProduct)
    return {
      open: (id, chosenUnit) => latest.current({ product: id, unit: chosenUnit }, { state: layerHistoryState }),
      prefetch: (id) => {
        if (isDataSaverOn()) return
        loadProductDialog().catch(() => undefined)
        prefetches.want(id)
      },
      forget: prefetches.wantNone,
    }
  }, [prefetchProduct])
  const opened = productId === '' ? undefined : { productId, unit }
  return { opened, opener, close: useClose(() => setAddress(none, { history: 'replace' })) }
}

/**
 * Closes the dialog. Opening the dialog from the list adds a history entry. Closing it then goes back to the list's own
 * entry, because otherwise the list would be in the history twice. A shared link opens the dialog without an additional
 * entry, so closing only changes the address.
 */
function useClose(replace: () => void): () => void {
  const navigate = useNavigate()
  const { key, state } = useLocation()
  const lastClosedKey = useRef('')
  useEffect(() => {
    // The browser's Forward button may open the dialog again in the same history entry. The next close must then go back
    // again.
    lastClosedKey.current = ''
  }, [key])
  return () => {
    if (state !== layerHistoryState) return replace()
    // A second press of the close button must not go back a second time.
    if (lastClosedKey.current !== key) void navigate(-1)
    lastClosedKey.current = key
  }
}
