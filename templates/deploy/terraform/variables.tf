variable "name" {
  description = "Name of the machine and of what belongs to it."
  type        = string
  default     = "__SLUG__"
}

variable "ssh_public_key" {
  description = "Public key that may sign in; RSA where the provider takes no other."
  type        = string
}

variable "ssh_from" {
  description = "Addresses that may reach SSH, in CIDR notation, such as 203.0.113.7/32."
  type        = string
}
