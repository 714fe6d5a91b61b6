/** Messages for the operator of the application. No personal data, no secrets (GAT-12). */
export interface Log {
  readonly problem: (text: string) => void;
}
