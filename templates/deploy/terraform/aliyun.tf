terraform {
  required_version = ">= 1.5"
  required_providers {
    alicloud = {
      source  = "aliyun/alicloud"
      version = "~> 1.230"
    }
  }
}

provider "alicloud" {
  region = var.region
}

variable "region" {
  type    = string
  default = "cn-hangzhou"
}

variable "zone" {
  type    = string
  default = "cn-hangzhou-k"
}

data "alicloud_images" "ubuntu" {
  owners      = "system"
  name_regex  = "^ubuntu_24_04_x64"
  most_recent = true
}

resource "alicloud_vpc" "app" {
  vpc_name   = var.name
  cidr_block = "172.16.0.0/16"
}

resource "alicloud_vswitch" "app" {
  vpc_id     = alicloud_vpc.app.id
  zone_id    = var.zone
  cidr_block = "172.16.0.0/24"
}

resource "alicloud_security_group" "app" {
  security_group_name = var.name
  vpc_id              = alicloud_vpc.app.id
}

resource "alicloud_security_group_rule" "web" {
  for_each          = toset(["80/80", "443/443"])
  type              = "ingress"
  ip_protocol       = "tcp"
  port_range        = each.value
  security_group_id = alicloud_security_group.app.id
  cidr_ip           = "0.0.0.0/0"
}

resource "alicloud_security_group_rule" "ssh" {
  type              = "ingress"
  ip_protocol       = "tcp"
  port_range        = "22/22"
  security_group_id = alicloud_security_group.app.id
  cidr_ip           = var.ssh_from
}

resource "alicloud_ecs_key_pair" "app" {
  key_pair_name = var.name
  public_key    = var.ssh_public_key
}

# __SIZE__: __VCPU__ vCPU, __MEMORY_GB__ GB memory
resource "alicloud_instance" "app" {
  instance_name              = var.name
  instance_type              = "__SIZE__"
  image_id                   = data.alicloud_images.ubuntu.images[0].id
  vswitch_id                 = alicloud_vswitch.app.id
  security_groups            = [alicloud_security_group.app.id]
  key_name                   = alicloud_ecs_key_pair.app.key_pair_name
  system_disk_category       = "cloud_essd_entry"
  system_disk_size           = __DISK_GB__
  internet_max_bandwidth_out = 5
  user_data                  = filebase64("${path.module}/../first-boot.sh")
}

output "address" {
  value = alicloud_instance.app.public_ip
}
