export interface SettingTable {
  name: string;
  value: string;
}
