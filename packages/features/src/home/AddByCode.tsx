import { Button, Card, Inline, SearchField } from '@trade-portal/design-system'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { routes } from '../routes.ts'

/**
 * A field for the code and quantity of a product, and a button that opens Quick order with the typed text. The field may be
 * blank.
 */
export function AddByCode() {
  const [entry, setEntry] = useState('')
  const navigate = useNavigate()
  const open = () => void navigate(routes.quickOrder.href(), { state: entry.trim() === '' ? null : { entry } })
  return (
    <Card>
      <Inline space="small" align="end" wrap={false}>
        <SearchField
          label="Add by code"
          hideLabel={false}
          placeholder="FX100017 12"
          maxLength={200}
          value={entry}
          onChange={setEntry}
          onSubmit={open}
        />
        <Button variant="secondary" onPress={open}>
          Quick order
        </Button>
      </Inline>
    </Card>
  )
}
