/** An ICP filing number as the ministry gives it, e.g. 沪ICP备12345678号-1; '' for none (MKT-25). */
export const icpNumber = /^(?:[一-龥]ICP[备证]\d{6,10}号(?:-\d{1,3})?)?$/;

/** A filing number of the public security, e.g. 沪公网安备31010102001234号; '' for none (MKT-25). */
export const policeNumber = /^(?:[一-龥]公网安备 ?\d{14}号)?$/;
