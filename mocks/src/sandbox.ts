export { controlAddress, type Controlled } from './sandbox/control.ts'
export { readPort, startSandbox, type Sandbox, type SandboxOptions } from './sandbox/startSandbox.ts'
