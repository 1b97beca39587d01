// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Governed} from "./access/Governed.sol";
import {Payments} from "./Payments.sol";
import {PullPayments} from "./PullPayments.sol";

/// @notice What each channel has earned and not yet taken, per token.
abstract contract ChannelFees is Governed, PullPayments {
    mapping(uint256 channel => address) public channelPayee;
    mapping(uint256 channel => mapping(address token => uint256)) public channelFees;

    event ChannelPayeeChanged(uint256 indexed channel, address indexed payee);
    event ChannelFeesWithdrawn(uint256 indexed channel, address indexed token, address indexed payee, uint256 amount);

    error NotPayee();

    function setChannelPayee(uint256 channel, address payee) external onlyGovernor {
        channelPayee[channel] = payee;
        emit ChannelPayeeChanged(channel, payee);
    }

    /// @notice Pays the channel's whole balance of `token` to the caller, who must be its payee.
    function withdrawChannelFees(uint256 channel, address token) external nonReentrant {
        if (msg.sender != channelPayee[channel]) revert NotPayee();
        uint256 amount = channelFees[channel][token];
        channelFees[channel][token] = 0;
        Payments.send(token, msg.sender, amount);
        emit ChannelFeesWithdrawn(channel, token, msg.sender, amount);
    }

    function _accrue(uint256 channel, address token, uint256 amount) internal {
        channelFees[channel][token] += amount;
    }
}
