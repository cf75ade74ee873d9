import { yupResolver } from '@hookform/resolvers/yup'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Form,
  Group,
  Heading,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
} from 'react-aria-components'
import { Controller, useForm } from 'react-hook-form'
import { mixed, object, string } from 'yup'
import { LabelledField } from './LabelledField.tsx'
import { Shell } from './Shell.tsx'
import { renderFloorPage } from './renderFloorPage.tsx'
import { useRows } from './supplier.ts'
import type { Row } from './supplier.ts'

const rules = object({
  despatch: string().required('Please select a Despatch type'),
  jobName: string().required('Job name is required'),
  reference: string().required('Order reference is required'),
  contactName: string().required('Contact name is required'),
  contactPhone: string().required('Contact phone is required'),
  date: mixed().required('Required date is required'),
})

function Checkout() {
  const cart = useRows('getCartContents')
  const user = useRows('getUserDetails')
  const methods = useRows('getListDespatchMethod')
  const others = [useRows('getVehicleTypes'), useRows('getOrderBranches'), useRows('getState')]
  const isComplete = cart && user && !others.includes(undefined)
  return (
    <>
      <h1>Order Details</h1>
      {isComplete && methods && <CheckoutForm methods={methods} lines={cart.length} />}
    </>
  )
}

function CheckoutForm({ methods, lines }: { methods: readonly Row[]; lines: number }) {
  const { control, handleSubmit } = useForm({
    resolver: yupResolver(rules),
    defaultValues: { despatch: '', jobName: '', reference: '', contactName: '', contactPhone: '' },
  })
  return (
    <Form onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
      <Controller
        control={control}
        name="despatch"
        render={({ field: { value, onChange } }) => (
          <Select className="field" value={value === '' ? null : value} onChange={onChange} placeholder="Please select">
            <Label>Despatch type</Label>
            <Button>
              <SelectValue />
            </Button>
            <Popover className="popover">
              <ListBox>
                {methods.map(({ methodName, methodDesc }) => (
                  <ListBoxItem key={`${methodName}`} id={`${methodName}`}>
                    {methodDesc}
                  </ListBoxItem>
                ))}
              </ListBox>
            </Popover>
          </Select>
        )}
      />
      <LabelledField control={control} name="jobName" label="Job name" />
      <LabelledField control={control} name="reference" label="Order reference" />
      <LabelledField control={control} name="contactName" label="Contact name" />
      <LabelledField control={control} name="contactPhone" label="Contact phone" />
      <Controller
        control={control}
        name="date"
        render={({ field: { onChange } }) => (
          <DatePicker className="field" onChange={onChange}>
            <Label>Required date</Label>
            <Group className="date">
              <DateInput className="date">{(segment) => <DateSegment segment={segment} />}</DateInput>
              <Button>Calendar</Button>
            </Group>
            <Popover className="popover">
              <Dialog>
                <Calendar>
                  <Button slot="previous">Previous</Button>
                  <Heading />
                  <Button slot="next">Next</Button>
                  <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
                </Calendar>
              </Dialog>
            </Popover>
          </DatePicker>
        )}
      />
      <p>{lines} products</p>
      <Button type="submit">Confirm Order</Button>
    </Form>
  )
}

renderFloorPage(
  <Shell>
    <Checkout />
  </Shell>,
)
