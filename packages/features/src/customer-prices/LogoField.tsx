import {
  Bitmap,
  FileButton,
  Inline,
  Stack,
  Text,
  TextButton,
  useAnnouncement,
  type FormControlProps,
} from '@trade-portal/design-system'
import { useState } from 'react'
import { messageOf } from '../foundation/failures/failures.ts'
import { readLogo, useBitmap } from './readLogo.ts'

/** A logo that is read from a file of the device. The value is '' without one. */
export function LogoField({ label, value, onChange }: FormControlProps<string>) {
  const bitmap = useBitmap(value)
  const [refusal, setRefusal] = useState('')
  useAnnouncement(refusal, { urgency: 'assertive' })
  const read = (file: File) => {
    setRefusal('')
    readLogo(file).then(onChange, (error: unknown) => setRefusal(messageOf(error)))
  }
  return (
    <Stack space="xsmall">
      <Text as="div" size="small">
        {label}
      </Text>
      {bitmap && <Bitmap bitmap={bitmap} />}
      <Inline space="medium">
        <FileButton accept="image/png,image/jpeg,image/webp" onFile={read}>
          {value === '' ? 'Choose a logo' : 'Choose another logo'}
        </FileButton>
        {value !== '' && <TextButton onPress={() => onChange('')}>Remove the logo</TextButton>}
      </Inline>
      {refusal !== '' && (
        <Text size="small" tone="critical">
          {refusal}
        </Text>
      )}
    </Stack>
  )
}
