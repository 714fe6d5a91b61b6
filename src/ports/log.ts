/** What is told to whoever looks after the application. Nothing personal, no secrets (GAT-12). */
export interface Log {
  readonly problem: (text: string) => void;
}
