import { useRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { FileInput, type FileInputProps } from './FileInput.tsx'

interface FileButtonProps extends Omit<FileInputProps, 'ref'> {
  children: string
}

/** A button that opens a file from the user's device. */
export function FileButton({ children, ...file }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="secondary" onPress={() => input.current?.click()}>
        {children}
      </Button>
      <FileInput ref={input} {...file} />
    </>
  )
}
