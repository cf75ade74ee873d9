import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { addressText } from '../../foundation/url/addressFields.ts'
import { topLayer } from '../../foundation/url/historyState.ts'
import { useAddressState } from '../../foundation/url/useAddressState.ts'

const fields = { product: addressText, unit: addressText }
const none = { product: '', unit: '' }

/** Opens the dialog of a product of a list. A constant object, so that products are not rendered again. */
export interface ProductOpener {
  /** @param unit the unit that was chosen in the list; '' for the default */
  readonly open: (productId: string, unit: string) => void
}

/** The product whose dialog is open. It is in the address, which can be shared; Back closes the dialog. */
export function useOpenedProduct() {
  const [{ product: productId, unit }, setAddress] = useAddressState(fields)
  const latest = useRef(setAddress)
  useEffect(() => {
    latest.current = setAddress
  }, [setAddress])
  const opener: ProductOpener = useMemo(
    () => ({
      open: (id, chosenUnit) => latest.current({ product: id, unit: chosenUnit }, { state: topLayer }),
    }),
    [],
  )
  const opened = productId === '' ? undefined : { productId, unit }
  return { opened, opener, close: useClose(() => setAddress(none, { history: 'replace' })) }
}

/** Goes back over the history entry that opening has added, so that Back does not show the list twice. A shared link has none. */
function useClose(replace: () => void): () => void {
  const navigate = useNavigate()
  const { key, state } = useLocation()
  const left = useRef('')
  useEffect(() => {
    // Forward may lead to the same entry again.
    left.current = ''
  }, [key])
  return () => {
    if (state !== topLayer) return replace()
    // A second press must not go back again.
    if (left.current !== key) void navigate(-1)
    left.current = key
  }
}
